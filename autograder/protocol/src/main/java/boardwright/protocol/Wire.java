package boardwright.protocol;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Messages over a pair of streams: a length, the number of the message's type among the permitted
 * ones, and its components in order. Only the types that the reader expects can come out, however
 * the bytes were made.
 */
public final class Wire implements Closeable {
  private static final int LONGEST = 64 << 20;

  /** What reflection says of a type of message, kept because reflection is slow. */
  private static final ClassValue<Form> FORMS =
      new ClassValue<>() {
        @Override
        protected Form computeValue(Class<?> type) {
          return Form.of(type);
        }
      };

  private static final ClassValue<List<Class<?>>> KINDS =
      new ClassValue<>() {
        @Override
        protected List<Class<?>> computeValue(Class<?> kind) {
          return List.of(kind.getPermittedSubclasses());
        }
      };

  private final DataInputStream in;
  private final DataOutputStream out;

  /** A wire over these streams, which it closes. */
  public Wire(InputStream in, OutputStream out) {
    this.in = new DataInputStream(in);
    this.out = new DataOutputStream(new BufferedOutputStream(out, 1 << 16));
  }

  /** Sends one message. */
  public void send(Record message) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream body = new DataOutputStream(bytes);
    body.writeByte(number(message.getClass()));
    writeRecord(body, message);
    out.writeInt(bytes.size());
    bytes.writeTo(out);
    out.flush();
  }

  /**
   * Waits for the next message.
   *
   * @param kind the sealed interface whose records may come
   * @return null at the end of the stream
   * @throws IOException if what comes is no such message
   */
  public <T> T receive(Class<T> kind) throws IOException {
    int length;
    try {
      length = in.readInt();
    } catch (EOFException e) {
      return null;
    }
    if (length < 1 || length > LONGEST) {
      throw new IOException("a message of " + length + " bytes");
    }
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      return null;
    }
    DataInputStream body = new DataInputStream(new ByteArrayInputStream(bytes));
    int number = body.readUnsignedByte();
    List<Class<?>> records = KINDS.get(kind);
    if (number >= records.size()) {
      throw new IOException("a message of unknown type " + number);
    }
    T message = kind.cast(readRecord(body, records.get(number)));
    if (body.available() > 0) {
      throw new IOException("a message with " + body.available() + " bytes too many");
    }
    return message;
  }

  @Override
  public void close() throws IOException {
    try (in) {
      out.close();
    }
  }

  private static int number(Class<?> type) {
    return KINDS.get(type.getInterfaces()[0]).indexOf(type);
  }

  private static void writeRecord(DataOutputStream body, Record message) throws IOException {
    Form form = FORMS.get(message.getClass());
    try {
      for (int i = 0; i < form.types.length; i++) {
        write(body, form.types[i], form.accessors[i].invoke(message));
      }
    } catch (ReflectiveOperationException e) {
      throw new IOException(e);
    }
  }

  private static void write(DataOutputStream body, Type type, Object value) throws IOException {
    if (type instanceof ParameterizedType list) {
      List<?> items = (List<?>) value;
      body.writeInt(items.size());
      for (Object item : items) {
        write(body, list.getActualTypeArguments()[0], item);
      }
    } else if (type == String.class) {
      byte[] text = ((String) value).getBytes(StandardCharsets.UTF_8);
      body.writeInt(text.length);
      body.write(text);
    } else if (type == byte[].class) {
      body.writeInt(((byte[]) value).length);
      body.write((byte[]) value);
    } else if (type == long.class) {
      body.writeLong((Long) value);
    } else if (type == int.class || type == Integer.class) {
      body.writeInt((Integer) value);
    } else if (type == boolean.class) {
      body.writeBoolean((Boolean) value);
    } else if (value instanceof Enum<?> constant) {
      body.writeByte(constant.ordinal());
    } else {
      body.writeBoolean(value != null);
      if (value != null) {
        writeRecord(body, (Record) value);
      }
    }
  }

  private static Object readRecord(DataInputStream body, Class<?> type) throws IOException {
    Form form = FORMS.get(type);
    Object[] values = new Object[form.types.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = read(body, form.types[i]);
    }
    try {
      return form.constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IOException(e);
    }
  }

  private static Object read(DataInputStream body, Type type) throws IOException {
    if (type instanceof ParameterizedType list) {
      int size = length(body);
      List<Object> items = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        Object item = read(body, list.getActualTypeArguments()[0]);
        if (item == null) {
          throw new IOException("a message with a list that has a gap");
        }
        items.add(item);
      }
      return List.copyOf(items);
    }
    if (type == String.class) {
      byte[] text = new byte[length(body)];
      body.readFully(text);
      return new String(text, StandardCharsets.UTF_8);
    }
    if (type == byte[].class) {
      byte[] bytes = new byte[length(body)];
      body.readFully(bytes);
      return bytes;
    }
    if (type == long.class) {
      return body.readLong();
    }
    if (type == int.class || type == Integer.class) {
      return body.readInt();
    }
    if (type == boolean.class) {
      return body.readBoolean();
    }
    Class<?> plain = (Class<?>) type;
    if (plain.isEnum()) {
      Object[] constants = plain.getEnumConstants();
      int ordinal = body.readUnsignedByte();
      if (ordinal >= constants.length) {
        throw new IOException("a message with an unknown constant");
      }
      return constants[ordinal];
    }
    return body.readBoolean() ? readRecord(body, plain) : null;
  }

  private static int length(DataInputStream body) throws IOException {
    int length = body.readInt();
    if (length < 0 || length > body.available()) {
      throw new IOException("a message with a part of " + length + " bytes");
    }
    return length;
  }

  /** How a record is taken apart and put together; its arrays are not to be changed. */
  private record Form(Type[] types, Method[] accessors, Constructor<?> constructor) {
    static Form of(Class<?> type) {
      RecordComponent[] parts = type.getRecordComponents();
      try {
        return new Form(
            Stream.of(parts).map(RecordComponent::getGenericType).toArray(Type[]::new),
            Stream.of(parts).map(RecordComponent::getAccessor).toArray(Method[]::new),
            type.getDeclaredConstructor(
                Stream.of(parts).map(RecordComponent::getType).toArray(Class<?>[]::new)));
      } catch (NoSuchMethodException e) {
        throw new IllegalStateException("a record without its constructor: " + type, e);
      }
    }
  }
}

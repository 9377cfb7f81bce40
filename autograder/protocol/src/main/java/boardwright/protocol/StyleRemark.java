package boardwright.protocol;

/**
 * One remark about style.
 *
 * @param check the name of the Checkstyle module, without {@code Check}
 * @param place file and line
 * @param text the remark, one sentence
 */
public record StyleRemark(String check, String place, String text) {}

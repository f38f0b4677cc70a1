/** A comment or a tag of HTML; what stands between two of them is text, or the content of a script or a style. */
export const HTML_TOKEN = /<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^'">])*>/g;

/** Elements that hold nothing and are never closed (HTML, 13.1.2). */
export const VOID_ELEMENT = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

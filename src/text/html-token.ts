/** A comment or a tag of HTML; what stands between two of them is text, or the content of a script or a style. */
export const HTML_TOKEN = /<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^'">])*>/g;

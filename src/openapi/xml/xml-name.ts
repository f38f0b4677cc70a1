/** A name that XML allows: other characters become `_`. */
export const xmlName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._-]/gu, '_').replace(/^(?=[^\p{L}_])/u, '_');

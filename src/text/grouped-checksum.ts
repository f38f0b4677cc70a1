/** A checksum in groups of eight, for people who compare it. */
export const groupedChecksum = (checksum: string): string => checksum.replace(/.{8}(?=.)/g, '$& ');

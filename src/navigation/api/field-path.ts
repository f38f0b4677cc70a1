/** Path of the atlas of fields. */
export const FIELD_ATLAS_PATH = '/docs/feldatlas/';

/** Path of a row, or of a group, of the atlas by its id. */
export const fieldPath = (id: string) => `${FIELD_ATLAS_PATH}#${id}`;

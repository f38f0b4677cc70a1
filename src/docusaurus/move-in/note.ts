/** A note about what becomes of a setting or file of the site. */
export interface Note {
	kind: 'taken' | 'replaced' | 'open';
	/** Key of the configuration or file. */
	place: string;
	text: string;
}

export type TakeNote = (kind: Note['kind'], place: string, text: string) => void;

/** What becomes of something that a site of Docusaurus says. */
export interface Note {
	kind: 'taken' | 'replaced' | 'open';
	/** Key of the configuration or file. */
	place: string;
	text: string;
}

export type TakeNote = (kind: Note['kind'], place: string, text: string) => void;

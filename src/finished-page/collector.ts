/** The part of a page that contains an element; the outermost one counts. */
export type PageArea = 'head' | 'announcement' | 'navbar' | 'sidebar' | 'main' | 'toc' | 'footer' | 'other';

/** The start tag of an element, as the collectors get it. */
export interface OpenTag {
	name: string;
	attributes: Readonly<Record<string, string>>;
	area: PageArea;
	/** Offset of the first character after the tag. */
	end: number;
}

/** Takes the events of one page in document order and gathers one kind of facts. Void elements are closed like all others. */
export interface Collector {
	open(tag: OpenTag): void;
	text(text: string, area: PageArea): void;
	/** @param start offset of the end tag's first character. */
	close(name: string, start: number): void;
}

/** Whether a `class` attribute holds a class name. */
export function hasClass(attributes: Readonly<Record<string, string>>, name: string): boolean {
	const list = attributes['class'];
	return list !== undefined && (list === name || list.split(/\s+/).includes(name));
}

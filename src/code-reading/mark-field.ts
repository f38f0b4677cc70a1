import { ANY_KEY, type FieldPlace, fieldPlaces, type KeyName } from './field-places.ts';
import { findInPath, findKeys, findParameter, type TextRange } from './find-keys.ts';
import { jsonKeys } from './json-keys.ts';
import { textRange } from './text-range.ts';
import { isXmlPlace, xmlKeys } from './xml-keys.ts';

/** Name of the highlight in `code-reading.css`. */
const MARKED = 'field';

const FIELD_ITEM = '.operation-body .params > li';

/**
 * Marks in the code beside an operation what a reader points at or has the focus on: a field, a parameter. Browsers without the Custom Highlight API mark nothing.
 * @returns a function that marks again, for code whose elements have changed.
 */
export function markFields(): () => void {
	if (!('highlights' in CSS)) return () => {};
	let line: Element | null = null;
	const mark = () => CSS.highlights.set(MARKED, new Highlight(...(line ? fieldPlaces(line).flatMap(rangesOf) : [])));
	const follow = ({ target }: Event) => {
		// The page may move under a pointer that rests, e.g. when the focus scrolls it.
		const next = fieldOf(target) ?? fieldOf(document.activeElement);
		if (next === line) return;
		line = next;
		mark();
	};
	document.addEventListener('pointerover', follow, { passive: true });
	document.addEventListener('focusin', follow);
	return mark;
}

const fieldOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(FIELD_ITEM) : null);

function rangesOf(place: FieldPlace): Range[] {
	const samples = codesIn('samples');
	if (place.kind === 'parameter') {
		const path = document.querySelector('.operation-head .endpoint code')?.textContent ?? '';
		const find = (text: string) => (place.isInPath ? findInPath(text, path.replace(/^\w+:\/\/[^/]+/, ''), place.name) : findParameter(text, place.name));
		return samples.flatMap((code) => find(code.textContent).map((span) => rangeIn(code, span)));
	}
	if (place.kind === 'response') return codesIn('responses', place.status).flatMap((code) => keysIn(code, place.path));
	const requests = codesIn('requests');
	const [written] = requests.filter(isVisible);
	return [
		...requests.flatMap((code) => keysIn(code, place.path)),
		...(written ? samples.filter(isVisible).flatMap((code) => keysIn(code, place.path, written)) : []),
	];
}

/** The keys at a path in code that writes the value of an example: in the example itself, or in a program. */
function keysIn(code: Element, path: readonly KeyName[], example = code): Range[] {
	const value = example.textContent;
	const keys = value.startsWith('<')
		? xmlKeys(value).map((key) => ({ ...key, isThere: isXmlPlace(key.steps, path, namesElement) }))
		: jsonKeys(value).map((key) => ({ ...key, isThere: matchesKeys(key.path, path) }));
	return findKeys(code.textContent, keys).flatMap((span, index) => (span && keys[index]?.isThere ? [rangeIn(code, span)] : []));
}

const matchesKeys = (keys: readonly string[], path: readonly KeyName[]) =>
	keys.length === path.length && path.every(({ name }, index) => name === ANY_KEY || name === keys[index]);

const namesElement = ({ name, xml }: KeyName, element: string) => name === ANY_KEY || xml === element;

const rangeIn = (code: Element, [from, to]: TextRange) => textRange(code, from, to);

/** The code of a panel, of one of its tabs if it is named. */
function codesIn(panel: 'samples' | 'requests' | 'responses', tab?: string): Element[] {
	const all = [...document.querySelectorAll(`.panel-${panel} pre code`)];
	return tab === undefined ? all : all.filter((code) => code.closest<HTMLElement>('[data-tab]')?.dataset['tab'] === tab);
}

const isVisible = (code: Element) => code.closest('[hidden], details:not([open])') === null;

/**
 * Splits the text nodes in `root`, and the elements around them, so that a node begins at each offset. The look does not change. Walks the texts once.
 * @param offsets where the pieces begin, in the text of `root`.
 * @returns the child of `root` that each piece begins with, by its offset.
 */
export function splitText(root: Element, offsets: ReadonlySet<number>): Map<number, ChildNode> {
	const children = new Map<number, ChildNode>();
	const ahead = [...offsets].sort((a, b) => b - a);
	let at = 0;
	for (const text of textNodesIn(root)) {
		const end = at + text.length;
		const begins: number[] = [];
		while ((ahead.at(-1) ?? end) < end) begins.push((ahead.pop() ?? end) - at);
		for (const [piece, begin] of cutText(text, begins)) children.set(at + begin, splitAround(piece, root));
		at = end;
	}
	return children;
}

function textNodesIn(root: Element): Text[] {
	const texts: Text[] = [];
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) texts.push(node);
	return texts;
}

/** Cuts a text at offsets in it, which ascend. All at once: a cut of its own for each would copy the whole text as often. @returns the pieces that begin there. */
function cutText(text: Text, begins: readonly number[]): [piece: Text, begin: number][] {
	if (begins.length === 0) return [];
	const { data } = text;
	const pieces = begins.map((begin, index): [Text, number] => [new Text(data.slice(begin, begins[index + 1])), begin]);
	const all = document.createDocumentFragment();
	if (begins[0] !== 0) all.append(data.slice(0, begins[0]));
	for (const [piece] of pieces) all.append(piece);
	text.replaceWith(all);
	return pieces;
}

/** Splits the elements between `root` and a node, before it. @returns the child of `root` that begins with it. */
function splitAround(node: ChildNode, root: Element): ChildNode {
	let first = node;
	for (let around = first.parentElement; around !== null && around !== root; around = first.parentElement) {
		if (first.previousSibling === null) {
			first = around;
			continue;
		}
		const rest = document.createElement(around.localName);
		for (const { name, value } of around.attributes) rest.setAttribute(name, value);
		first.before(rest);
		while (rest.nextSibling !== null) rest.append(rest.nextSibling);
		around.after(rest);
		first = rest;
	}
	return first;
}

import { escapePattern } from '#text/escape-pattern.ts';

/** A link of a finished page, with what is known of how its source may look. */
export interface SourceLink {
	/** Forms that the address may have in the source, e.g. with and without the base. */
	addresses: readonly string[];
	/** What a person reads. */
	text: string;
	/** Source file of the page that the link leads to: Markdown links name it. */
	file?: string | undefined;
	/** Part of the address after `#`. */
	fragment?: string | undefined;
}

/**
 * 1-based line on which a link stands in a source text (Markdown, TypeScript or YAML), or `undefined`.
 * Tried in turn: the exact address, the Markdown file that leads there, the link's text. Code blocks hold no links.
 */
export function findLinkLine(source: string, link: SourceLink): number | undefined {
	const lines = withoutCodeBlocks(source);
	const patterns = [...link.addresses.map(addressPattern), filePattern(link)];
	for (const pattern of patterns) {
		const found = lines.flatMap((line, index) => (pattern?.test(line) ? [index] : []));
		// Of several links to one address the one with the same text is meant.
		const best = found.find((index) => link.text !== '' && unmarked(lines[index] ?? '').includes(link.text)) ?? found[0];
		if (best !== undefined) return best + 1;
	}
	if (link.text === '') return undefined;
	const text = new RegExp(`[[>"']\\s*${escapePattern(link.text)}\\s*[\\]<"']`);
	const index = lines.findIndex((line) => text.test(unmarked(line)));
	return index === -1 ? undefined : index + 1;
}

const LINK_START = '(?:^|[\\s(<"\'])';
const LINK_END = '(?:$|[\\s)>"\',])';

const addressPattern = (address: string) => (address === '' ? undefined : new RegExp(LINK_START + escapePattern(address) + LINK_END));

/** Matches `./name.md`, `../folder/name.mdx#fragment` and the like. */
function filePattern({ addresses, file, fragment }: SourceLink): RegExp | undefined {
	const path = file ?? addresses[0]?.replace(/[?#].*$/, '').replace(/\/$/, '') ?? '';
	const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.mdx?$/, '');
	if (name === '') return undefined;
	return new RegExp(`(?:^|[\\s(<"'/])${escapePattern(name)}\\.mdx?${fragment ? `#${escapePattern(fragment)}` : '(?:#[^\\s)>"\']*)?'}${LINK_END}`);
}

function withoutCodeBlocks(source: string): string[] {
	let fence: string | undefined;
	return source.split('\n').map((line) => {
		const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
		if (fence === undefined) fence = mark;
		else if (mark?.startsWith(fence)) {
			fence = undefined;
			return '';
		}
		return fence === undefined ? line : '';
	});
}

const unmarked = (line: string) => line.replace(/[*_`\\]/g, '');

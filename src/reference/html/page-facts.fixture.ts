import { Parser } from 'htmlparser2';

export interface PageFacts {
	ids: string[];
	/** Targets of links inside the page, without `#`. */
	targets: string[];
	elements: Set<string>;
	/** Names of all attributes. */
	attributes: Set<string>;
	/** Addresses of all links. */
	addresses: string[];
	text: string;
}

/** What a browser would find in a piece of HTML. */
export function factsOf(html: string): PageFacts {
	const facts: PageFacts = { ids: [], targets: [], elements: new Set(), attributes: new Set(), addresses: [], text: '' };
	const parser = new Parser({
		onopentag(name, attributes) {
			facts.elements.add(name);
			for (const attribute of Object.keys(attributes)) facts.attributes.add(attribute);
			if (attributes['id'] !== undefined) facts.ids.push(attributes['id']);
			const { href } = attributes;
			if (href !== undefined) facts.addresses.push(href);
			if (href?.startsWith('#')) facts.targets.push(href.slice(1));
		},
		ontext(text) {
			facts.text += text;
		},
	});
	parser.end(html);
	return facts;
}

/** Ids that stand on the page twice, and links that lead to no id. */
export function brokenAnchors({ ids, targets }: PageFacts): string[] {
	return [...ids.filter((id, index) => ids.indexOf(id) !== index), ...targets.filter((target) => !ids.includes(target))];
}

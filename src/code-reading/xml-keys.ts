/** A step to an element or attribute. */
interface XmlStep {
	/** Without prefix. */
	name: string;
	/** Whether it is the only child: then its parent may be the element around the entries of a list. */
	isOnly: boolean;
}

/** An element or attribute in the text of an XML document. */
interface XmlKey {
	/** Its beginning in the text: `<name`, ` id=`. */
	written: string;
	/** The steps that lead to it, itself last; without the outermost element. */
	steps: readonly XmlStep[];
}

const XML_TAGS = /<!\[CDATA\[[\s\S]*?\]\]>|<[?!][^>]*>|<(\/?)([^\s<>/="']+)((?:\s+[^\s<>/="']+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE_NAMES = /\s([^\s="]+)="/g;

/** All elements and attributes of an XML text in the order in which they stand there. In texts that are not XML it finds whatever looks like it. */
export function xmlKeys(xml: string): XmlKey[] {
	const keys: XmlKey[] = [];
	const around: { step: XmlStep; inner: XmlStep[] }[] = [];
	const steps = () => around.slice(1).map(({ step }) => step);
	const close = () => {
		const inner = around.pop()?.inner ?? [];
		const isOnly = new Set(inner.map(({ name }) => name)).size === 1;
		for (const step of inner) step.isOnly = isOnly;
	};
	for (const [, end, name, attributes = '', isEmpty] of xml.matchAll(XML_TAGS)) {
		if (name === undefined) continue;
		if (end === '/') {
			close();
			continue;
		}
		const step = stepOf(name);
		around.at(-1)?.inner.push(step);
		around.push({ step, inner: [] });
		keys.push({ written: `<${name}`, steps: steps() });
		for (const [, attribute = ''] of attributes.matchAll(ATTRIBUTE_NAMES)) {
			const inner = stepOf(attribute);
			around.at(-1)?.inner.push(inner);
			if (!attribute.startsWith('xmlns')) keys.push({ written: ` ${attribute}=`, steps: [...steps(), inner] });
		}
		if (isEmpty === '/') close();
	}
	return keys;
}

const stepOf = (name: string): XmlStep => ({ name: name.slice(name.indexOf(':') + 1), isOnly: false });

/**
 * Whether a field of the description is at these steps in a document. Entries of a list with an element around them have one step more than there are fields.
 * @param is whether a field has this name in XML.
 */
export function isXmlPlace<Field>(steps: readonly XmlStep[], fields: readonly Field[], is: (field: Field, name: string) => boolean): boolean {
	let next = 0;
	for (const [index, { name, isOnly }] of steps.entries()) {
		const field = fields[next];
		if (field !== undefined && is(field, name)) next++;
		else if (!isOnly || index === steps.length - 1) return false;
	}
	return steps.length > 0 && next === fields.length;
}

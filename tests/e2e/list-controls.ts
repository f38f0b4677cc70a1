import type { Page } from 'playwright-core';

/** Roles of controls in the accessibility tree of Chromium. */
const CONTROLS: ReadonlySet<string> = new Set(
	'button checkbox combobox ComboBoxSelect DisclosureTriangle link listbox menuitem menuitemradio option PopUpButton radio searchbox slider spinbutton switch tab textbox textField'.split(
		' ',
	),
);

/** States that a screen reader says after the name. */
const STATES: ReadonlySet<string> = new Set(['checked', 'disabled', 'expanded', 'invalid', 'pressed', 'required', 'selected']);

/** All controls of a page that a screen reader finds, in its order, one a line: role, name, state. */
export async function listControls(page: Page): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send('Accessibility.getFullAXTree');
	await session.detach();
	const byId = new Map(nodes.map((node) => [node.nodeId, node]));
	const linesBelow = (id: string): string[] => {
		const node = byId.get(id);
		if (node === undefined) return [];
		const role = String(node.role?.value ?? '');
		const states = (node.properties ?? []).flatMap(({ name, value }) =>
			STATES.has(name) && ![false, 'false'].includes(value.value) ? `${name}${[true, 'true'].includes(value.value) ? '' : `: ${value.value}`}` : [],
		);
		// What can be opened says so when it is closed, too.
		const closed = node.properties?.some(({ name, value }) => name === 'expanded' && value.value === false) ? ['closed'] : [];
		const own =
			!node.ignored && CONTROLS.has(role)
				? [[role === 'DisclosureTriangle' ? 'summary' : role, `„${node.name?.value ?? ''}“`, ...states, ...closed].join(' ')]
				: [];
		return [...own, ...(node.childIds ?? []).flatMap(linesBelow)];
	};
	return nodes.filter(({ parentId }) => parentId === undefined).flatMap(({ nodeId }) => linesBelow(nodeId));
}

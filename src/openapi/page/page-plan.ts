import { isObject } from '#openapi/document/json.ts';
import { segmentsOf, valueAt } from '#openapi/document/pointer.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { createSlugs } from '#openapi/model/slugs.ts';

/** Which parts of a description get pages of their own because the pages that show them otherwise would grow without end. */
export interface PagePlan {
	/** Webhooks; otherwise the overview shows them. */
	webhooks: boolean;
	/** Named schemas; otherwise every page shows those that it refers to. */
	schemas: boolean;
}

/** Webhooks that an overview shows in full. */
const WEBHOOKS = 10;
/** How often a component may stand on pages on average. */
const REPEATED = 12;

/**
 * Plans the pages of a description. In most, an operation reaches a few schemas; where nearly every operation reaches nearly all (Stripe's do),
 * showing them on each page would make the output grow with the square of the description.
 */
export function planPages({ document, operations, webhooks, schemas }: ApiModel): PagePlan {
	const targets = new Map<string, string[]>();
	const targetsOf = (pointer: string): string[] => {
		const known = targets.get(pointer) ?? [...refsIn(valueAt(document, segmentsOf(pointer)))];
		targets.set(pointer, known);
		return known;
	};
	const most = REPEATED * (operations.length + schemas.length);
	let shown = 0;
	for (const { pointer } of operations) {
		const reached = new Set<string>();
		const open = [...targetsOf(pointer)];
		for (let next = open.pop(); next !== undefined; next = open.pop()) {
			if (reached.has(next)) continue;
			reached.add(next);
			open.push(...targetsOf(next));
		}
		shown += reached.size;
		if (shown > most) break;
	}
	return { webhooks: webhooks.length > WEBHOOKS, schemas: shown > most };
}

/** Every reference into the components below a value. */
function refsIn(value: unknown): Set<string> {
	const found = new Set<string>();
	const open: unknown[] = [value];
	while (open.length > 0) {
		const next = open.pop();
		if (Array.isArray(next)) open.push(...next);
		else if (isObject(next)) {
			const ref = next['$ref'];
			if (typeof ref === 'string' && ref.startsWith('#/components/')) found.add(ref);
			open.push(...Object.values(next));
		}
	}
	return found;
}

/** Webhooks that share a page. */
export interface WebhookGroup {
	/** Slug of the page, below that of the reference. */
	slug: string;
	title: string;
	webhooks: Operation[];
}

/** Webhooks that share a page at most. */
const TOGETHER = 25;

/**
 * The webhooks by their first tag, otherwise by the beginning of their names (`invoice.paid` → `invoice`), because relatives share schemas.
 * A group that would make too long a page falls apart into pages of one.
 */
export function webhookGroups(model: ApiModel): WebhookGroup[] {
	return relatives(model).flatMap((group) =>
		group.webhooks.length <= TOGETHER
			? [group]
			: group.webhooks.map((webhook) => ({ slug: `${group.slug}-${webhook.slug}`, title: webhook.title, webhooks: [webhook] })),
	);
}

function relatives({ webhooks, tags }: ApiModel): WebhookGroup[] {
	const slugs = createSlugs();
	const groups = new Map<string, WebhookGroup>();
	for (const webhook of webhooks) {
		const [tag = ''] = webhook.tags;
		const name = tag || (/^[^._:/-]+/.exec(webhook.path)?.[0] ?? webhook.path);
		const group = groups.get(name) ?? {
			slug: `webhooks/${slugs.take([name], name)}`,
			title: tags.find((known) => known.name === tag)?.title || name,
			webhooks: [],
		};
		group.webhooks.push(webhook);
		groups.set(name, group);
	}
	return [...groups.values()];
}

/** Slug of the page of a named schema, where schemas have pages. */
export const schemaPageSlug = ({ slug }: { slug: string }): string => `schemas/${slug}`;

import type { ApiDocument } from '#openapi/json/json.ts';
import { type Pointer, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { visitReferences } from '#openapi/json/visit-references.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { createSlugs } from '#openapi/model/slugs.ts';

/** The parts of a description that get pages of their own because the pages that show them otherwise would grow without end. */
interface PagePlan {
	/** One for each group of webhooks. Empty: the overview shows all webhooks. */
	webhooks: PlannedPage[];
	/** Of all named schemas, or of those that nearly all groups of webhooks share. The other pages show the schemas that they refer to. */
	schemas: PlannedPage[];
}

interface PlannedPage {
	/** Unique among the pages of the reference; holds a slash, which the slug of an operation never does. */
	slug: string;
	title: string;
}

/** Limits of the other pages. */
interface PageLimits {
	/** Webhooks that an overview shows in full. */
	webhooks: number;
	/** How often a component may be on pages of operations, on average. */
	repeated: number;
	/** Groups of webhooks that may each show the same schema. */
	common: number;
}

const PAGE_LIMITS: PageLimits = { webhooks: 10, repeated: 12, common: 20 };

/**
 * Plans the pages of a description. In most, an operation reaches a few schemas; where nearly every operation reaches nearly all (Stripe's do),
 * showing them on each page would make the output grow with the square of the description.
 */
export function planPages(model: ApiModel, limits: PageLimits = PAGE_LIMITS): PagePlan {
	const { document, operations, webhooks, schemas } = model;
	const reach = createReach(document);
	const groups = webhooks.length > limits.webhooks ? webhookGroups(model) : [];
	const most = limits.repeated * (operations.length + schemas.length);
	let shown = 0;
	const isRepeated = operations.some(({ pointer }) => {
		shown += reach([pointer]).size;
		return shown > most;
	});
	const sharing = new Map<Pointer, number>();
	for (const group of isRepeated ? [] : groups) {
		for (const pointer of reach(group.webhooks.map((webhook) => webhook.pointer))) sharing.set(pointer, (sharing.get(pointer) ?? 0) + 1);
	}
	const apart = schemas.filter(({ pointer }) => isRepeated || (sharing.get(pointer) ?? 0) > limits.common);
	return {
		webhooks: groups.map(({ slug, title }) => ({ slug, title })),
		schemas: apart.map((schema) => ({ slug: schemaPageSlug(schema), title: schema.name })),
	};
}

/** Makes a function that gives all components which can be reached from some places of a description. */
function createReach(document: ApiDocument): (pointers: readonly Pointer[]) => Set<Pointer> {
	const targets = new Map<Pointer, Pointer[]>();
	const targetsOf = (pointer: Pointer): Pointer[] => {
		const known = targets.get(pointer) ?? [...refsIn(valueAt(document, segmentsOf(pointer)))];
		targets.set(pointer, known);
		return known;
	};
	return (pointers) => {
		const reached = new Set<Pointer>();
		const open = pointers.flatMap(targetsOf);
		for (let next = open.pop(); next !== undefined; next = open.pop()) {
			if (reached.has(next)) continue;
			reached.add(next);
			open.push(...targetsOf(next));
		}
		return reached;
	};
}

/** Every reference into the components below a value. */
function refsIn(value: unknown): Set<Pointer> {
	const found = new Set<Pointer>();
	visitReferences(value, (ref) => {
		if (ref.startsWith('#/components/')) found.add(ref);
	});
	return found;
}

/** Webhooks that share a page. */
interface WebhookGroup {
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

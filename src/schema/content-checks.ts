import { z } from 'zod';
import { hint } from './hint.ts';
import { RULE_IDS } from './rule-ids.ts';

const filledText = z.string().min(1);

/** `checks/terminology.yml`: the words of the site and those that must not stand for them. */
export const terminologySchema = z.strictObject({
	/** The word to use, and the words that must not be used for it. */
	terms: z.array(z.strictObject({ use: filledText, not: z.array(filledText).min(1) })).default([]),
	/** Foreign words, and the German one. */
	foreign: z.array(z.strictObject({ use: filledText, not: z.array(filledText).min(1) })).default([]),
	/** Words and phrases that say nothing, with the reason or what to write instead. */
	tone: z.array(z.strictObject({ not: z.array(filledText).min(1), why: filledText })).default([]),
});
export type Terminology = z.output<typeof terminologySchema>;

/** `checks/labels.yml`: what stands in the interface, by the group it belongs to. */
export const labelsSchema = z.record(z.string(), z.array(filledText));

/** As rules use it, between other parts of an expression. */
function matchesSomething(pattern: string): boolean {
	try {
		return !new RegExp(`^(?:${pattern})$`, 'u').test('');
	} catch {
		return false;
	}
}

/** `checks/messages.yml`: messages of the product by code; `{…}` in a text stands for what is put in. */
export const messagesSchema = z.strictObject({
	/** What a code looks like, as a regular expression. */
	pattern: filledText.refine(matchesSomething, hint('codePattern')),
	messages: z.record(z.string(), filledText),
});
export type Messages = z.output<typeof messagesSchema>;

/** `checks/samples.yml`: the sample data that texts quote with `:sample[…]{of=…}`. */
export const samplesSchema = z.strictObject({
	/** JSON file, relative to the site root. */
	file: filledText,
	/** For each list of records the paths of the fields that name a record. */
	records: z.record(z.string(), z.array(filledText).min(1)),
	/** How readers see values that the data abbreviates. */
	values: z.record(z.string(), filledText).default({}),
});

/** `checks/addresses.yml`: addresses that others have, without the base. */
const sitePath = z.string().startsWith('/').endsWith('/');
export const addressesSchema = z.strictObject({
	/** Each has to be a page. */
	promised: z.array(sitePath).default([]),
	/** Addresses as people get them wrong, and the page that they mean. */
	mistyped: z.record(z.string().startsWith('/'), sitePath).default({}),
});

/** `checks/dialogs.yml`: labels that open a form or a dialog, in which more has to be done. */
export const dialogsSchema = z.array(filledText);

/** `checks/facts.yml`: numbers that texts name in several places. */
export const factsSchema = z.array(
	z.strictObject({
		/** What it is, for messages. */
		fact: filledText,
		/** The number as texts write it. */
		value: filledText,
		/** Wordings in which it stands; `{}` is the place of the number. */
		says: z.array(filledText.regex(/\{\}/, hint('factPlace'))).min(1),
	}),
);
export type StatedFact = z.output<typeof factsSchema>[number];

/** `checks/rights.yml`: who may do what. */
export const rightsSchema = z
	.strictObject({
		/** Labels of the roles, from least to most rights. */
		roles: z.array(filledText).min(1),
		/** Words for all of them. */
		everyone: filledText,
		rights: z.array(
			z.strictObject({
				/** Phrases for what may be done, as texts write them; capitals do not count. */
				does: z.array(filledText).min(1),
				/** The role from which on. */
				from: filledText,
				/** Label of an additional right without which it begins one role later. */
				with: filledText.optional(),
			}),
		),
	})
	.superRefine(({ roles, rights }, context) => {
		for (const [index, { from }] of rights.entries())
			if (!roles.includes(from)) context.addIssue({ code: 'invalid_value', path: ['rights', index, 'from'], input: from, values: roles });
	});
export type Rights = z.output<typeof rightsSchema>;

/** `checks/screens.yml`: figures that show a screen, by the name of their component. */
export const screensSchema = z.record(
	z.string(),
	z.strictObject({
		/** Groups of `checks/labels.yml` that belong to the screen. */
		groups: z.array(filledText).min(1),
		/** Labels that the figure shows. */
		shows: z.array(filledText).min(1),
		/** Labels of the groups that stand in another place, with the place. */
		elsewhere: z.record(z.string(), filledText).default({}),
	}),
);
export type Screens = z.output<typeof screensSchema>;

/** `checks/exceptions.yml`: findings that are meant to be as they are. */
export const exceptionsSchema = z.array(
	z.strictObject({
		/** Rule of the finding. */
		check: z.literal(RULE_IDS, hint('rule')),
		/** File of the finding; every file without it. */
		file: filledText.optional(),
		/** Part of the finding's message. */
		text: filledText.optional(),
		reason: filledText,
	}),
);
export type CheckException = z.output<typeof exceptionsSchema>[number];

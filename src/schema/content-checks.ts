import { z } from 'zod';
import { hint } from './hint.ts';
import { RULE_IDS } from './rule-ids.ts';

const filledText = z.string().min(1);

/** `checks/terminology.yml`: the site's terms, and words to avoid. */
export const terminologySchema = z.strictObject({
	/** The word to use, and the words to avoid for it. */
	terms: z.array(z.strictObject({ use: filledText, not: z.array(filledText).min(1) })).default([]),
	/** Foreign words, and the German word to use. */
	foreign: z.array(z.strictObject({ use: filledText, not: z.array(filledText).min(1) })).default([]),
	/** Empty words and phrases, with the reason or what to write instead. */
	tone: z.array(z.strictObject({ not: z.array(filledText).min(1), why: filledText })).default([]),
});
export type Terminology = z.output<typeof terminologySchema>;

/** `checks/labels.yml`: labels of the interface, by group. */
export const labelsSchema = z.record(z.string(), z.array(filledText));

/** As rules use it, between other parts of an expression. */
function matchesSomething(pattern: string): boolean {
	try {
		return !new RegExp(`^(?:${pattern})$`, 'u').test('');
	} catch {
		return false;
	}
}

/** `checks/messages.yml`: messages of the product by code; `{…}` in a text is a placeholder. */
export const messagesSchema = z.strictObject({
	/** The pattern of a code, as a regular expression. */
	pattern: filledText.refine(matchesSomething, hint('codePattern')),
	messages: z.record(z.string(), filledText),
});
export type Messages = z.output<typeof messagesSchema>;

/** `checks/samples.yml`: the sample data that texts quote with `:sample[…]{of=…}`. */
export const samplesSchema = z.strictObject({
	/** JSON file, relative to the site root. */
	file: filledText,
	/** For each list of records, the paths of the fields that identify a record. */
	records: z.record(z.string(), z.array(filledText).min(1)),
	/** What readers see for abbreviated values in the data. */
	values: z.record(z.string(), filledText).default({}),
});

/** `checks/addresses.yml`: addresses that others use, without the base. */
const sitePath = z.string().startsWith('/').endsWith('/');
export const addressesSchema = z.strictObject({
	/** Each must be a page. */
	promised: z.array(sitePath).default([]),
	/** Addresses that people mistype, and the intended page. */
	mistyped: z.record(z.string().startsWith('/'), sitePath).default({}),
});

/** `checks/dialogs.yml`: labels that open a form or a dialog, so that the task is not done yet. */
export const dialogsSchema = z.array(filledText);

/** `checks/facts.yml`: numbers that appear in several texts. */
export const factsSchema = z.array(
	z.strictObject({
		/** What it is, for messages. */
		fact: filledText,
		/** The number as texts write it. */
		value: filledText,
		/** Wordings in texts; `{}` is the number. */
		says: z.array(filledText.regex(/\{\}/, hint('factPlace'))).min(1),
	}),
);
export type StatedFact = z.output<typeof factsSchema>[number];

/** `checks/rights.yml`: who may do what. */
export const rightsSchema = z
	.strictObject({
		/** Labels of the roles, from least to most rights. */
		roles: z.array(filledText).min(1),
		/** Words for all roles. */
		everyone: filledText,
		rights: z.array(
			z.strictObject({
				/** Phrases for the action, as in texts; case does not matter. */
				does: z.array(filledText).min(1),
				/** The lowest role that may do it. */
				from: filledText,
				/** Label of an additional permission; without it, the next higher role is needed. */
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
		/** Labels of the groups that are in another place, with the place. */
		elsewhere: z.record(z.string(), filledText).default({}),
	}),
);
export type Screens = z.output<typeof screensSchema>;

/** `checks/exceptions.yml`: findings that are intentional. */
export const exceptionsSchema = z.array(
	z.strictObject({
		/** Rule of the finding. */
		check: z.literal(RULE_IDS, hint('rule')),
		/** File of the finding; if unset, any file. */
		file: filledText.optional(),
		/** Part of the finding's message. */
		text: filledText.optional(),
		reason: filledText,
	}),
);
export type CheckException = z.output<typeof exceptionsSchema>[number];

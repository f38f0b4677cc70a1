import type { Problem } from '#schema/problem.ts';
import { runRules } from '../rule.ts';
import { brokenAddress } from './broken-address.ts';
import { brokenHelpRedirect } from './broken-help-redirect.ts';
import { duplicateDocId } from './duplicate-doc-id.ts';
import { duplicateFeedId } from './duplicate-feed-id.ts';
import { duplicateHelpId } from './duplicate-help-id.ts';
import { duplicateRoute } from './duplicate-route.ts';
import { duplicateTerm } from './duplicate-term.ts';
import { idleRedirect } from './idle-redirect.ts';
import { missingChoice } from './missing-choice.ts';
import { missingHelpId } from './missing-help-id.ts';
import { navbarItem } from './navbar-item.ts';
import { newHelpId } from './new-help-id.ts';
import type { SiteSources } from './site-sources.ts';
import { unknownName } from './unknown-name.ts';

/** The rules about problems between parts of a site that are fine on their own. */
const SOURCE_RULES = [
	brokenAddress,
	duplicateRoute,
	idleRedirect,
	duplicateDocId,
	duplicateFeedId,
	navbarItem,
	missingChoice,
	unknownName,
	duplicateTerm,
	duplicateHelpId,
	newHelpId,
	missingHelpId,
	brokenHelpRedirect,
];

/** Runs the checks that do not need rendered pages. */
export function runSourceRules(sources: SiteSources): Problem[] {
	return runRules(SOURCE_RULES, sources);
}

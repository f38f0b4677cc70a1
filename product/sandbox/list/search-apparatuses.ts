import { localTime } from '#product/domain/local-time.ts';
import { matchesSearch } from '#product/domain/search/match-search.ts';
import type { Clause } from '#product/domain/search/parse-search.ts';
import type { Apparatus } from '#product/schema/apparatus.ts';
import type { State } from '../state.ts';

/** Apparatuses that fit an expression (RULES.md R-11). Whether retired ones are shown is not decided here. */
export function searchApparatuses(state: State, apparatuses: readonly Apparatus[], clauses: readonly Clause[]): Apparatus[] {
	const context = { customFields: searchedFields(state), dayOf: (instant: string) => localTime(instant, state.settings.timeZone)[0] };
	return apparatuses.filter((apparatus) =>
		matchesSearch(clauses, { ...apparatus, retiredAt: null, laboratory: laboratoryOf(state, apparatus.inspectionDevice?.lastInspection?.id) }, context),
	);
}

/** Custom fields that a search of apparatuses can name. */
export function searchedFields({ customFields }: State): State['customFields'] {
	return customFields.filter(({ entity }) => entity === 'apparatus');
}

function laboratoryOf({ inspections, laboratories }: State, inspectionId: number | undefined): { code: string; name: string } | null {
	const inspection = inspections.find(({ id }) => id === inspectionId);
	return laboratories.find(({ id }) => id === inspection?.laboratory?.id) ?? null;
}

import { namesRetired } from '#product/domain/search/match-search.ts';
import { parseSearch } from '#product/domain/search/parse-search.ts';
import type { Call, Reply } from '#sandbox/behaviour.ts';
import { accessOf, visibleApparatuses } from '../access/access.ts';
import { forbidden, mayUseScope } from '../access/permission.ts';
import { apparatusQuerySchema } from '../list/apparatus-query.ts';
import { filterApparatuses } from '../list/filter-apparatuses.ts';
import { pageLinks, pageOf } from '../list/page.ts';
import { searchApparatuses, searchedFields } from '../list/search-apparatuses.ts';
import { sortApparatuses } from '../list/sort-apparatuses.ts';
import type { FieldFinding } from '../problems/finding.ts';
import { refuseMissing } from '../problems/not-found.ts';
import { refuseInvalid } from '../problems/problem.ts';
import { showApparatus, showApparatusSummary } from '../records/apparatus.ts';
import { type IncludedPart, includedPartsSchema, showApparatusWith } from '../records/apparatus-view.ts';
import type { State } from '../state.ts';
import { apparatusAt } from './find.ts';
import type { Handlers } from './handler.ts';

const SCOPES: Readonly<Record<IncludedPart, string>> = { inspections: 'inspections:read', files: 'files:read' };

export const apparatuses = { apparatusesIndex, apparatusesView, apparatusesIndentnoView } satisfies Handlers;

/** `GET /apparatuses` (RULES.md ). */
function apparatusesIndex(call: Call<State>): Reply {
	const { state } = call;
	const query = apparatusQuerySchema.parse(call.query);
	const { clauses, problems } = parseSearch(query.q ?? '', { today: state.today, customFields: searchedFields(state) });
	const findings = problems.map(({ code, value }): FieldFinding => ({ parameter: 'q', message: code, values: { feld: value } }));
	if ((query.dueFrom ?? '') > (query.dueTo ?? '\uffff')) findings.push({ parameter: 'dueFrom', message: 'KB-602' });
	refuseInvalid(call, findings);

	const visible = visibleApparatuses(state, accessOf(call)).map((apparatus) => showApparatus(state, apparatus));
	const found = searchApparatuses(state, filterApparatuses(visible, query, namesRetired(clauses)), clauses);
	const { data, meta } = pageOf(sortApparatuses(found, query.sort), query);
	const links = pageLinks(`${call.server}/apparatuses`, call.url.search, meta);
	return { status: 200, body: { data: data.map(showApparatusSummary), meta, links } };
}

/** `GET /apparatuses/{id}` (RULES.md ). */
function apparatusesView(call: Call<State>): Reply {
	const included = checkIncluded(call);
	return { status: 200, body: showApparatusWith(call, apparatusAt(call), included) };
}

/** `GET /apparatuses/ident-no/{identNo}` (RULES.md ); upper and lower case are the same. */
function apparatusesIndentnoView(call: Call<State>): Reply {
	const included = checkIncluded(call);
	const wanted = String(call.path['identNo']);
	const apparatus = visibleApparatuses(call.state, accessOf(call)).find(({ identNo }) => identNo.toLowerCase() === wanted.toLowerCase());
	if (apparatus === undefined) throw refuseMissing(call, 'identNo', wanted);
	return { status: 200, body: showApparatusWith(call, apparatus, included) };
}

/** Parts that `include` asks for. Throws 403 where the scope for one is missing. */
function checkIncluded(call: Call<State>): readonly IncludedPart[] {
	const included = includedPartsSchema.parse(call.query['include'] ?? []);
	for (const part of included) if (!mayUseScope(accessOf(call), SCOPES[part])) throw forbidden(call, SCOPES[part]);
	return included;
}

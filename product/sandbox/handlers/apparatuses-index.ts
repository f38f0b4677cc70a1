import { namesRetired } from '#product/domain/search/match-search.ts';
import { parseSearch } from '#product/domain/search/parse-search.ts';
import type { Call, Reply } from '#sandbox/behaviour.ts';
import { accessOf, visibleApparatuses } from '../access/access.ts';
import type { ApparatusQuery } from '../list/apparatus-query.ts';
import { filterApparatuses } from '../list/filter-apparatuses.ts';
import { pageLinks, pageOf } from '../list/page.ts';
import { searchApparatuses, searchedFields } from '../list/search-apparatuses.ts';
import { sortApparatuses } from '../list/sort-apparatuses.ts';
import type { Finding } from '../problems/finding.ts';
import { refuseInvalid } from '../problems/problem.ts';
import { showApparatus, showApparatusSummary } from '../records/apparatus.ts';
import type { State } from '../state.ts';

/** `GET /apparatuses` (RULES.md ). */
export function apparatusesIndex(call: Call<State>): Reply {
	const { state } = call;
	const query: ApparatusQuery = { page: 1, pageSize: 50, ...call.query };
	const { clauses, problems } = parseSearch(query.q ?? '', { today: state.today, customFields: searchedFields(state) });
	const findings = problems.map(({ code, value }): Finding => ({ parameter: 'q', message: code, values: { feld: value } }));
	if ((query.dueFrom ?? '') > (query.dueTo ?? '\uffff')) findings.push({ parameter: 'dueFrom', message: 'KB-602' });
	refuseInvalid(call, findings);

	const visible = visibleApparatuses(state, accessOf(call)).map((apparatus) => showApparatus(state, apparatus));
	const found = searchApparatuses(state, filterApparatuses(visible, query, namesRetired(clauses)), clauses);
	const { data, meta } = pageOf(sortApparatuses(found, query.sort), query);
	const links = pageLinks(`${call.server}/apparatuses`, call.url.search, meta);
	return { status: 200, body: { data: data.map(showApparatusSummary), meta, links } };
}

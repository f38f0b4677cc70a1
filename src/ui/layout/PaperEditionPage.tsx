import './paper-edition.css';
import '#ui/prose/prose.css';
import { paperEditionPath } from '#navigation/own-page-paths.ts';
import { editionState } from '#paper/edition-state.ts';
import type { PaperConfig, PaperEdition } from '#schema/paper-config.ts';
import { groupedChecksum } from '#text/grouped-checksum.ts';
import { longDate } from '#words/dates.ts';
import { editionFacts, editionPage as words } from '#words/paper.ts';
import { withBase } from '../href.ts';
import { PlainFrame } from './PlainFrame.tsx';

interface PaperEditionPageProps {
	base: string;
	paper: PaperConfig;
	edition: PaperEdition;
}

/** What a reader with a printed edition in hand wants to know: from which day it is valid, and from which it is replaced. */
export function PaperEditionPage({ base, paper, edition }: PaperEditionPageProps) {
	const state = editionState(edition, paper.editions);
	const others = paper.editions.filter(({ id }) => id !== edition.id);
	const facts = [
		[editionFacts.documentNumber, paper.documentNumber],
		[editionFacts.validFrom, state.kind === 'draft' ? undefined : longDate(edition.date)],
		[editionFacts.approvedBy, edition.approvedBy],
		[editionFacts.sha256, edition.sha256 && groupedChecksum(edition.sha256)],
	] as const;
	return (
		<PlainFrame kind="paper-edition" title={words.title(edition.id)}>
			<p className="lead">
				{state.kind === 'replaced' ? (
					<>
						{words.replacedBy(state.by.date)} <a href={withBase(base, paperEditionPath(state.by.id))}>{words.title(state.by.id)}</a>.
					</>
				) : state.kind === 'valid' ? (
					words.valid(edition.date)
				) : (
					words.draft
				)}
			</p>
			<dl className="paper-edition">
				{facts.map(
					([label, value]) =>
						value !== undefined && (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</div>
						),
				)}
			</dl>
			{edition.sha256 !== undefined && <p>{words.compare}</p>}
			{edition.changes.length > 0 && (
				<>
					<h2>{words.changes}</h2>
					<ul>
						{edition.changes.map((change) => (
							<li key={change}>{change}</li>
						))}
					</ul>
				</>
			)}
			{others.length > 0 && (
				<>
					<h2>{words.others}</h2>
					<ul>
						{others.map(({ id, date }) => (
							<li key={id}>
								<a href={withBase(base, paperEditionPath(id))}>{words.title(id)}</a>, {longDate(date)}
							</li>
						))}
					</ul>
				</>
			)}
		</PlainFrame>
	);
}

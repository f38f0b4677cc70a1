import { SEAL_STEPS, type SealStatus, sealMark } from '#product/domain/seal-status.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { Flow } from '#ui/figures/Flow.tsx';
import { StatusMark } from '#ui/figures/StatusMark.tsx';
import './seal-checks.css';

/** What comes first: other files than PDF and XML never carry one (RULES.md ). */
const SEAL = 'Trägt die Datei ein elektronisches Siegel?';

/** What each step asks; a seal fails the first step as invalid, the others as untrusted (RULES.md ). */
const QUESTIONS = {
	integrity: { question: 'Datei seit dem Siegeln unverändert?', failed: 'invalid' },
	certificate_chain: { question: 'Siegelzertifikat vertrauenswürdig, nicht gesperrt?', failed: 'untrusted' },
	accreditation: { question: 'Angabe im Siegel enthalten?', failed: 'untrusted' },
} as const;

/** Where long words may break, for browsers without German hyphenation. */
function breakableWord(word: string): string {
	return word.replace(/(vertrauens|Zertifikats|Akkreditie|rungs)(?=\p{Ll})/gu, '$1\u00ad');
}

function SealResult({ status }: { status: SealStatus }) {
	const { label, ...mark } = sealMark(status);
	return <StatusMark status={{ ...mark, label: breakableWord(label) }} />;
}

/** The way out of a question, to the Siegelstatus in which the check ends there. */
function Exit({ index, status }: { index: number; status: SealStatus }) {
	return (
		<li className={`seal-exit seal-exit-${index}`}>
			<span>nein</span>
			<SealResult status={status} />
		</li>
	);
}

/** Figure of the post on eAttestations: whether there is a seal, the three steps, and the Siegelstatus in which each ends. */
export function SealChecks() {
	return (
		<Figure
			id="eAttestations-dakks-1"
			caption="Ohne Siegel gibt es nichts zu prüfen; sonst folgen die drei Prüfschritte. Rechts steht jeweils der Siegelstatus, mit dem die Prüfung endet."
			text={
				<ol>
					<li>
						{SEAL} Nein: {sealMark('none').label}.
					</li>
					{SEAL_STEPS.map(({ step, label }) => (
						<li key={step}>
							{label}: {QUESTIONS[step].question} Nein: {sealMark(QUESTIONS[step].failed).label}.
						</li>
					))}
					<li>Dreimal ja: {sealMark('valid').label}.</li>
				</ol>
			}
		>
			<Flow
				down
				steps={[
					{ title: 'Siegel', text: SEAL, kind: 'question', arrow: 'ja' },
					...SEAL_STEPS.map(({ step, label }) => ({
						title: breakableWord(label),
						text: breakableWord(QUESTIONS[step].question),
						kind: 'question' as const,
						arrow: 'ja',
					})),
					{ title: <SealResult status="valid" />, kind: 'end' as const },
				]}
			>
				<Exit index={0} status="none" />
				{SEAL_STEPS.map(({ step }, index) => (
					<Exit key={step} index={index + 1} status={QUESTIONS[step].failed} />
				))}
			</Flow>
		</Figure>
	);
}

import './operation.css';
import './panels.css';
import '#ui/prose/tabs.css';
import { anchors } from '#words/addresses.ts';
import { api } from '#words/api.ts';
import { shortDate } from '#words/dates.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { CodeSwitches } from './CodeSwitches.tsx';
import type { CodeSample, OperationCode } from './code-view.ts';
import { Examples } from './Examples.tsx';
import { ForVariant } from './ForVariant.tsx';

interface SidePanelsProps {
	code: OperationCode;
}

/**
 * The panels beside the description: code samples by language, examples of responses by status, of requests by media type. Responses come second, because samples already
 * contain a request. Without scripts, all panels are shown one after another.
 */
export function SidePanels({ code: { samples, requests, responses } }: SidePanelsProps) {
	return (
		<aside className="operation-side" aria-label={`${api.samples}, ${api.exampleResponses}`} data-search-skip="">
			{samples.length > 0 && (
				<section className="panel panel-samples" aria-labelledby={anchors.samples}>
					<CodeSwitches isWhole={!samples.some(({ call }) => call)} />
					<h2 className="panel-title" id={anchors.samples}>
						{api.samples}
					</h2>
					<docs-tabs className="tabs" data-tabs={anchors.language}>
						{samples.map((sample) => (
							<section key={sample.id} className="tab" data-tab={sample.id} data-label={sample.label}>
								<p className="tab-label">{sample.label}</p>
								{sample.variant ? (
									<ForVariant variant={sample.variant}>
										<ProvenCode sample={sample} />
									</ForVariant>
								) : (
									<ProvenCode sample={sample} />
								)}
								{sample.variants.map(({ variant, html }) => (
									<ForVariant key={variant.index} variant={variant}>
										<CodeBlock html={html} />
									</ForVariant>
								))}
							</section>
						))}
					</docs-tabs>
				</section>
			)}
			<ExamplePanel
				kind="responses"
				id={anchors.exampleResponses}
				title={api.exampleResponses}
				tabs={responses.map(({ status, examples }) => ({ label: status, examples }))}
			/>
			<ExamplePanel
				kind="requests"
				id={anchors.exampleRequests}
				title={api.exampleRequests}
				tabs={requests.map(({ type, examples }) => ({ label: type, examples }))}
			/>
		</aside>
	);
}

function ProvenCode({ sample: { html, proof, isUnproven } }: { sample: CodeSample }) {
	return (
		<>
			<CodeBlock html={html} />
			{proof && <p className="sample-proof">{api.proof(proof.tool, shortDate(proof.date))}</p>}
			{isUnproven && <p className="sample-note">{api.unproven}</p>}
		</>
	);
}

interface ExamplePanelProps {
	kind: 'requests' | 'responses';
	id: string;
	title: string;
	tabs: readonly { label: string; examples: Parameters<typeof Examples>[0]['examples'] }[];
}

/** Examples in tabs, by media type or status; nothing where there are none. */
function ExamplePanel({ kind, id, title, tabs }: ExamplePanelProps) {
	if (tabs.length === 0) return null;
	return (
		<section className={`panel panel-${kind}`} aria-labelledby={id}>
			<h2 className="panel-title" id={id}>
				{title}
			</h2>
			<docs-tabs className="tabs" data-tabs="">
				{tabs.map(({ label, examples }) => (
					<section key={label} className="tab" data-tab={label} data-label={label}>
						<p className="tab-label">{label}</p>
						<Examples examples={examples} firstOpen={true} />
					</section>
				))}
			</docs-tabs>
		</section>
	);
}

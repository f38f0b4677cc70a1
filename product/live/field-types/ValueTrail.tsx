import type { CustomFieldType } from '#product/domain/custom-field.ts';
import { type CheckedValue, valueFaultText } from '#product/domain/custom-field-value.ts';

interface ValueTrailProps {
	type: CustomFieldType;
	/** Key of the Zusatzfeld in the API. */
	fieldKey: string;
	checked: CheckedValue;
	/** How the interface shows the stored value. */
	shown?: string;
	/** Names the fault more closely than KB-403 does. */
	because?: string | undefined;
}

/** What becomes of an input: check, stored value, JSON of the API. */
export function ValueTrail({ type, fieldKey, checked, shown, because }: ValueTrailProps) {
	return (
		<div className="live-result" role="status">
			{checked.fault === undefined ? (
				<dl className="live-facts">
					<dt>Prüfung</dt>
					<dd className="live-verdict">in Ordnung</dd>
					<dt>gespeichert</dt>
					<dd className="live-code">{typeof checked.value === 'string' ? JSON.stringify(checked.value).slice(1, -1) : JSON.stringify(checked.value)}</dd>
					{shown !== undefined && (
						<>
							<dt>angezeigt</dt>
							<dd>{shown === '' ? 'leer' : shown}</dd>
						</>
					)}
					<dt>customFields</dt>
					<dd className="live-code">{`"${fieldKey}": ${JSON.stringify(checked.value)}`}</dd>
				</dl>
			) : (
				<p className="live-problem">
					{valueFaultText(checked.fault, type)}
					{checked.fault === 'KB-403' && ' (KB-403)'}
					{because !== undefined && ` ${because}`}
				</p>
			)}
		</div>
	);
}

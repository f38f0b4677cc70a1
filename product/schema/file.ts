import * as z from 'zod/mini';
import { SEAL_STATUSES, SEAL_STEPS } from '#product/domain/seal-status.ts';
import { refSchema } from './reference.ts';
import { instantSchema } from './time.ts';

/** Siegel of a file (RULES.md ). */
const sealSchema = z.strictObject({
	status: z.enum(SEAL_STATUSES.map(({ status }) => status)),
	checkedAt: z.nullable(instantSchema),
	signer: z.nullable(z.string()),
	accreditationNumber: z.nullable(z.string()),
	failedStep: z.nullable(z.enum(SEAL_STEPS.map(({ step }) => step))),
});
export type Seal = z.infer<typeof sealSchema>;

export const fileKindSchema = z.enum(['certificate', 'dcc', 'photo', 'raw_data', 'other']);

/** What the API shows of a file (RULES.md ). */
export const fileInfoSchema = z.strictObject({
	id: z.int(),
	name: z.string(),
	mediaType: z.string(),
	/** Bytes. */
	size: z.int(),
	sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
	kind: fileKindSchema,
	owner: z.strictObject({ type: z.enum(['apparatus', 'inspection']), id: z.int() }),
	scanStatus: z.enum(['pending', 'clean', 'infected']),
	addedAfterRelease: z.boolean(),
	seal: sealSchema,
	public: z.strictObject({ enabled: z.boolean(), url: z.nullable(z.string()), expiresAt: z.nullable(instantSchema) }),
	uploadedBy: refSchema,
	uploadedAt: instantSchema,
});
export type FileInfo = z.infer<typeof fileInfoSchema>;

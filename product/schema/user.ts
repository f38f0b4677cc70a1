import * as z from 'zod/mini';
import { refSchema } from './reference.ts';
import { calendarDateSchema, instantSchema } from './time.ts';

/** Roles from least to most rights, and the service account (RULES.md ). */
const roleSchema = z.enum(['reader', 'inspector', 'manager', 'admin', 'service']);
export type UserRole = z.infer<typeof roleSchema>;

/** Benutzerkonto or Dienstkonto. */
export const userSchema = z.extend(refSchema, {
	initials: z.string(),
	role: roleSchema,
	email: z.nullable(z.string()),
	/** Zusatzrecht Freigabe. */
	canRelease: z.boolean(),
	/** Empty: all areas. */
	areaIds: z.array(z.int()),
	language: z.string(),
	timeZone: z.string(),
	twoFactor: z.boolean(),
	validUntil: z.nullable(calendarDateSchema),
	lastLoginAt: z.nullable(instantSchema),
	active: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

/** API-Token of an account (RULES.md ). */
export const accessTokenSchema = z.strictObject({
	name: z.string(),
	token: z.string(),
	userId: z.int(),
	scopes: z.array(z.string()),
	/** Empty: as the account. */
	areaIds: z.array(z.int()),
	expiresAt: instantSchema,
});
export type AccessToken = z.infer<typeof accessTokenSchema>;

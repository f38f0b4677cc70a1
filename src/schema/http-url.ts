import { z } from 'zod';
import { hint } from './hint.ts';

/** User names and passwords in an address (`https://name@host`): a policy cannot name such a server, and browsers send nothing there. */
export const isWithoutUser = (text: string): boolean => !URL.canParse(text) || (new URL(text).username === '' && new URL(text).password === '');

/** A full address with `http` or `https`. */
export const httpUrl = z.url({ protocol: /^https?$/ }).refine(isWithoutUser, hint('addressUser'));

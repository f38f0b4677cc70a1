import { z } from 'zod';
import { hint } from './hint.ts';

/** Names and passwords in an address (`https://name@host`): no policy can name such a server, and browsers send nothing there. */
export const isWithoutUser = (text: string): boolean => !URL.canParse(text) || (new URL(text).username === '' && new URL(text).password === '');

/** A whole address with `http` or `https`. */
export const httpUrl = z.url({ protocol: /^https?$/ }).refine(isWithoutUser, hint('addressUser'));

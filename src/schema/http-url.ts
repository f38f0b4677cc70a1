import { z } from 'zod';

/** A whole address with `http` or `https`. */
export const httpUrl = z.url({ protocol: /^https?$/ });

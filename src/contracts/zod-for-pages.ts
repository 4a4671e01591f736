import { z } from 'zod';

// Zod would try whether it may make code from text; the policy of our pages refuses that, and reports each attempt.
if (typeof document !== 'undefined') z.config({ jitless: true });

export { z };

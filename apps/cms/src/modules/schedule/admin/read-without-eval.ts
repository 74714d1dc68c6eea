import { z } from 'zod'

// Trap: zod tries whether it may make code out of text, and the admin's policy refuses and reports that.
z.config({ jitless: true })

import type { Entry } from '../schemas/entry.ts'
import type { Policy as PolicyFile } from '../schemas/page.ts'

/** A page of terms. Each stands in a module of its own, so that its page loads no other. */
export type Policy = Entry<PolicyFile>

import type { Entry } from '#catalogue/schemas/entry.ts'
import type { Policy as PolicyFile } from '#catalogue/schemas/page.ts'

/** A page of terms. Each stands in a module of its own, so that its page loads no other. */
export type Policy = Entry<PolicyFile>

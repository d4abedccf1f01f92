import { memo, type ComponentType } from 'react'

/**
 * A page that is rendered again for other data only. The framework renders the page that a visit leaves once more, as the
 * visit begins.
 */
export const steadyPage = <Props extends { loaderData: unknown }>(Page: ComponentType<Props>) =>
  memo(Page, (before, after) => before.loaderData === after.loaderData)

import { memo, type ComponentType } from 'react'

/**
 * A page that is rendered again only for new data. The framework would also render it at the start of navigation away from
 * it.
 */
export const steadyPage = <Props extends { loaderData: unknown }>(Page: ComponentType<Props>) =>
  memo(Page, (before, after) => before.loaderData === after.loaderData)

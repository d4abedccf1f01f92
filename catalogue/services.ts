import { inOrder } from './in-order.ts'
import type { Entry } from './schemas/entry.ts'
import type { Service as ServiceFile, ServiceCard as CardFile } from './schemas/service.ts'

export type ServiceCard = Entry<CardFile>
export type Service = Entry<ServiceFile>

/** All services in id order, as cards. */
export const services = inOrder(
  import.meta.glob<ServiceCard>('../content/services/*.yaml', {
    query: '?card',
    import: 'default',
    eager: true,
  }),
)

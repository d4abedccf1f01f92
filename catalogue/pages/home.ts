import data from '../../content/pages/home.yaml'
import type { HomePage } from '#catalogue/schemas/page.ts'

export const homePage = data as HomePage

import type { GlobalConfig } from 'payload'
import { home } from './home.ts'
import { navigation } from './navigation.ts'
import { organisation } from './organisation.ts'

export const globals = (): GlobalConfig[] => [home, navigation, organisation]

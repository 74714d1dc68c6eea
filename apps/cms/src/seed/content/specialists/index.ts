import type { SpecialistSeed } from '../contract.ts'
import { branchTeams } from './branch-teams.ts'
import { otorinolaringologCentra } from './otorinolaringolog-centra.ts'
import { slukhoprotezistCentra } from './slukhoprotezist-centra.ts'
import { surdologCentra } from './surdolog-centra.ts'
import { surdopedagogCentra } from './surdopedagog-centra.ts'

export const specialists: SpecialistSeed[] = [
  surdologCentra,
  otorinolaringologCentra,
  slukhoprotezistCentra,
  surdopedagogCentra,
  ...branchTeams,
]

/** Made before the rule of `docs/backup.md`: whoever upgrades from before them stops the former release first. */
export const grandfathered: readonly string[] = [
  '20261121_001500_slugs_without_regard_to_case',
  '20261121_020400_goods_slugs',
  '20261122_020543_staff_passwords',
  '20261122_021600_references_and_free_slugs',
  '20261122_110100_landing_addresses',
  '20261122_125107_search_tiers',
  '20261124_062606_names_and_places',
  '20261124_172228_desk_and_pages',
  '20261125_050000_audit',
  '20261125_052603_health_reads_moved',
  '20261125_100800_one_wait_for_a_visit',
  '20261125_130000_plans_once',
  '20261126_080649_several_authors',
  '20261128_134213_unstated_warranty',
  '20261128_160503_unstated_facts',
  '20261129_145848_unclaimed_facts',
]

/**
 * Migrations that contract on purpose, and since which release nothing reads any more what they take: by their names.
 */
export const contractedOnPurpose: Readonly<Record<string, string>> = {}

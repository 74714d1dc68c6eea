import * as migration_20261120_225034_initial from './20261120_225034_initial';
import * as migration_20261121_001500_slugs_without_regard_to_case from './20261121_001500_slugs_without_regard_to_case';
import * as migration_20261121_020344_editors_desk from './20261121_020344_editors_desk';
import * as migration_20261121_020400_goods_slugs from './20261121_020400_goods_slugs';
import * as migration_20261121_051715_shoppers_errands from './20261121_051715_shoppers_errands';
import * as migration_20261121_200804_reviews_of_customers from './20261121_200804_reviews_of_customers';
import * as migration_20261122_020543_staff_passwords from './20261122_020543_staff_passwords';
import * as migration_20261122_021508_trash from './20261122_021508_trash';
import * as migration_20261122_021600_references_and_free_slugs from './20261122_021600_references_and_free_slugs';
import * as migration_20261122_022555_favourites_of_several_browsers from './20261122_022555_favourites_of_several_browsers';
import * as migration_20261122_090000_catalogue_ground from './20261122_090000_catalogue_ground';
import * as migration_20261122_103444_catalogue_grows from './20261122_103444_catalogue_grows';
import * as migration_20261122_110000_search_storage from './20261122_110000_search_storage';
import * as migration_20261122_110100_landing_addresses from './20261122_110100_landing_addresses';
import * as migration_20261122_125107_search_tiers from './20261122_125107_search_tiers';
import * as migration_20261122_134736_traits_and_titles from './20261122_134736_traits_and_titles';
import * as migration_20261122_200303_sign_language from './20261122_200303_sign_language';
import * as migration_20261123_002336_screener_results from './20261123_002336_screener_results';
import * as migration_20261123_071559_health_reads from './20261123_071559_health_reads';
import * as migration_20261124_062606_names_and_places from './20261124_062606_names_and_places';
import * as migration_20261124_172228_desk_and_pages from './20261124_172228_desk_and_pages';
import * as migration_20261125_013933_sections_in_search from './20261125_013933_sections_in_search';
import * as migration_20261125_014629_branch_pages from './20261125_014629_branch_pages';
import * as migration_20261125_014630_branch_addresses from './20261125_014630_branch_addresses';
import * as migration_20261125_015443_visitor_name from './20261125_015443_visitor_name';
import * as migration_20261125_015540_pay_links from './20261125_015540_pay_links';
import * as migration_20261125_020520_cancellations from './20261125_020520_cancellations';
import * as migration_20261125_020637_discounts from './20261125_020637_discounts';
import * as migration_20261125_021615_shopper_messages from './20261125_021615_shopper_messages';
import * as migration_20261125_022212_drawings from './20261125_022212_drawings';
import * as migration_20261125_022431_promotions_section from './20261125_022431_promotions_section';
import * as migration_20261125_022953_content_changes from './20261125_022953_content_changes';
import * as migration_20261125_024052_order_returns from './20261125_024052_order_returns';
import * as migration_20261125_050000_audit from './20261125_050000_audit';
import * as migration_20261125_052556_terms_and_authors from './20261125_052556_terms_and_authors';
import * as migration_20261125_052603_health_reads_moved from './20261125_052603_health_reads_moved';
import * as migration_20261125_100349_second_factors from './20261125_100349_second_factors';
import * as migration_20261125_100400_staff_events_kept from './20261125_100400_staff_events_kept';
import * as migration_20261125_100514_translation_memory from './20261125_100514_translation_memory';
import * as migration_20261125_100719_waitlist_and_refunds from './20261125_100719_waitlist_and_refunds';
import * as migration_20261125_100800_one_wait_for_a_visit from './20261125_100800_one_wait_for_a_visit';
import * as migration_20261125_111108_media_library from './20261125_111108_media_library';
import * as migration_20261125_111500_media_library_search from './20261125_111500_media_library_search';
import * as migration_20261125_111501_upload_leftovers from './20261125_111501_upload_leftovers';
import * as migration_20261125_121606_delivery_notices from './20261125_121606_delivery_notices';
import * as migration_20261125_121948_review from './20261125_121948_review';
import * as migration_20261125_122332_preview_links from './20261125_122332_preview_links';
import * as migration_20261125_123215_releases from './20261125_123215_releases';
import * as migration_20261125_124500_publications from './20261125_124500_publications';
import * as migration_20261125_130000_plans_once from './20261125_130000_plans_once';
import * as migration_20261125_215031_link_report from './20261125_215031_link_report';
import * as migration_20261126_080649_several_authors from './20261126_080649_several_authors';
import * as migration_20261127_152344_outside_reason from './20261127_152344_outside_reason';
import * as migration_20261127_160000_phones from './20261127_160000_phones';
import * as migration_20261128_130809_slot_step from './20261128_130809_slot_step';
import * as migration_20261128_134213_unstated_warranty from './20261128_134213_unstated_warranty';
import * as migration_20261128_135000_names_without_letters from './20261128_135000_names_without_letters';
import * as migration_20261128_160503_unstated_facts from './20261128_160503_unstated_facts';
import * as migration_20261128_161115_enquiry_answers from './20261128_161115_enquiry_answers';
import * as migration_20261128_161123_return_status_index from './20261128_161123_return_status_index';
import * as migration_20261128_211447_branch_pictures from './20261128_211447_branch_pictures';
import * as migration_20261129_033730_delivery_days from './20261129_033730_delivery_days';
import * as migration_20261129_082121_delivery_in_days from './20261129_082121_delivery_in_days';
import * as migration_20261129_145848_unclaimed_facts from './20261129_145848_unclaimed_facts';
import * as migration_20261130_045720_branch_seasons from './20261130_045720_branch_seasons';
import * as migration_20261130_051500_waiting_texts from './20261130_051500_waiting_texts';
import * as migration_20261130_052213_trial_days from './20261130_052213_trial_days';
import * as migration_20261130_090036_declined_texts from './20261130_090036_declined_texts';
import * as migration_20261130_090208_site_brand from './20261130_090208_site_brand';
import * as migration_20261130_092643_own_shop from './20261130_092643_own_shop';
import * as migration_20261130_180121_translation_counts from './20261130_180121_translation_counts';
import * as migration_20261130_181531_clinic_roles from './20261130_181531_clinic_roles';
import * as migration_20261130_185535_stock_movements from './20261130_185535_stock_movements';
import * as migration_20261130_222335_stock_levels from './20261130_222335_stock_levels';
import * as migration_20261201_032724_stock_places from './20261201_032724_stock_places';

export const migrations = [
  {
    up: migration_20261120_225034_initial.up,
    down: migration_20261120_225034_initial.down,
    name: '20261120_225034_initial',
  },
  {
    up: migration_20261121_001500_slugs_without_regard_to_case.up,
    down: migration_20261121_001500_slugs_without_regard_to_case.down,
    name: '20261121_001500_slugs_without_regard_to_case',
  },
  {
    up: migration_20261121_020344_editors_desk.up,
    down: migration_20261121_020344_editors_desk.down,
    name: '20261121_020344_editors_desk',
  },
  {
    up: migration_20261121_020400_goods_slugs.up,
    down: migration_20261121_020400_goods_slugs.down,
    name: '20261121_020400_goods_slugs',
  },
  {
    up: migration_20261121_051715_shoppers_errands.up,
    down: migration_20261121_051715_shoppers_errands.down,
    name: '20261121_051715_shoppers_errands',
  },
  {
    up: migration_20261121_200804_reviews_of_customers.up,
    down: migration_20261121_200804_reviews_of_customers.down,
    name: '20261121_200804_reviews_of_customers',
  },
  {
    up: migration_20261122_020543_staff_passwords.up,
    down: migration_20261122_020543_staff_passwords.down,
    name: '20261122_020543_staff_passwords',
  },
  {
    up: migration_20261122_021508_trash.up,
    down: migration_20261122_021508_trash.down,
    name: '20261122_021508_trash',
  },
  {
    up: migration_20261122_021600_references_and_free_slugs.up,
    down: migration_20261122_021600_references_and_free_slugs.down,
    name: '20261122_021600_references_and_free_slugs',
  },
  {
    up: migration_20261122_022555_favourites_of_several_browsers.up,
    down: migration_20261122_022555_favourites_of_several_browsers.down,
    name: '20261122_022555_favourites_of_several_browsers',
  },
  {
    up: migration_20261122_090000_catalogue_ground.up,
    down: migration_20261122_090000_catalogue_ground.down,
    name: '20261122_090000_catalogue_ground',
  },
  {
    up: migration_20261122_103444_catalogue_grows.up,
    down: migration_20261122_103444_catalogue_grows.down,
    name: '20261122_103444_catalogue_grows',
  },
  {
    up: migration_20261122_110000_search_storage.up,
    down: migration_20261122_110000_search_storage.down,
    name: '20261122_110000_search_storage',
  },
  {
    up: migration_20261122_110100_landing_addresses.up,
    down: migration_20261122_110100_landing_addresses.down,
    name: '20261122_110100_landing_addresses',
  },
  {
    up: migration_20261122_125107_search_tiers.up,
    down: migration_20261122_125107_search_tiers.down,
    name: '20261122_125107_search_tiers',
  },
  {
    up: migration_20261122_134736_traits_and_titles.up,
    down: migration_20261122_134736_traits_and_titles.down,
    name: '20261122_134736_traits_and_titles',
  },
  {
    up: migration_20261122_200303_sign_language.up,
    down: migration_20261122_200303_sign_language.down,
    name: '20261122_200303_sign_language',
  },
  {
    up: migration_20261123_002336_screener_results.up,
    down: migration_20261123_002336_screener_results.down,
    name: '20261123_002336_screener_results',
  },
  {
    up: migration_20261123_071559_health_reads.up,
    down: migration_20261123_071559_health_reads.down,
    name: '20261123_071559_health_reads',
  },
  {
    up: migration_20261124_062606_names_and_places.up,
    down: migration_20261124_062606_names_and_places.down,
    name: '20261124_062606_names_and_places',
  },
  {
    up: migration_20261124_172228_desk_and_pages.up,
    down: migration_20261124_172228_desk_and_pages.down,
    name: '20261124_172228_desk_and_pages',
  },
  {
    up: migration_20261125_013933_sections_in_search.up,
    down: migration_20261125_013933_sections_in_search.down,
    name: '20261125_013933_sections_in_search',
  },
  {
    up: migration_20261125_014629_branch_pages.up,
    down: migration_20261125_014629_branch_pages.down,
    name: '20261125_014629_branch_pages',
  },
  {
    up: migration_20261125_014630_branch_addresses.up,
    down: migration_20261125_014630_branch_addresses.down,
    name: '20261125_014630_branch_addresses',
  },
  {
    up: migration_20261125_015443_visitor_name.up,
    down: migration_20261125_015443_visitor_name.down,
    name: '20261125_015443_visitor_name',
  },
  {
    up: migration_20261125_015540_pay_links.up,
    down: migration_20261125_015540_pay_links.down,
    name: '20261125_015540_pay_links',
  },
  {
    up: migration_20261125_020520_cancellations.up,
    down: migration_20261125_020520_cancellations.down,
    name: '20261125_020520_cancellations',
  },
  {
    up: migration_20261125_020637_discounts.up,
    down: migration_20261125_020637_discounts.down,
    name: '20261125_020637_discounts',
  },
  {
    up: migration_20261125_021615_shopper_messages.up,
    down: migration_20261125_021615_shopper_messages.down,
    name: '20261125_021615_shopper_messages',
  },
  {
    up: migration_20261125_022212_drawings.up,
    down: migration_20261125_022212_drawings.down,
    name: '20261125_022212_drawings',
  },
  {
    up: migration_20261125_022431_promotions_section.up,
    down: migration_20261125_022431_promotions_section.down,
    name: '20261125_022431_promotions_section',
  },
  {
    up: migration_20261125_022953_content_changes.up,
    down: migration_20261125_022953_content_changes.down,
    name: '20261125_022953_content_changes',
  },
  {
    up: migration_20261125_024052_order_returns.up,
    down: migration_20261125_024052_order_returns.down,
    name: '20261125_024052_order_returns',
  },
  {
    up: migration_20261125_050000_audit.up,
    down: migration_20261125_050000_audit.down,
    name: '20261125_050000_audit',
  },
  {
    up: migration_20261125_052556_terms_and_authors.up,
    down: migration_20261125_052556_terms_and_authors.down,
    name: '20261125_052556_terms_and_authors',
  },
  {
    up: migration_20261125_052603_health_reads_moved.up,
    down: migration_20261125_052603_health_reads_moved.down,
    name: '20261125_052603_health_reads_moved',
  },
  {
    up: migration_20261125_100349_second_factors.up,
    down: migration_20261125_100349_second_factors.down,
    name: '20261125_100349_second_factors',
  },
  {
    up: migration_20261125_100400_staff_events_kept.up,
    down: migration_20261125_100400_staff_events_kept.down,
    name: '20261125_100400_staff_events_kept',
  },
  {
    up: migration_20261125_100514_translation_memory.up,
    down: migration_20261125_100514_translation_memory.down,
    name: '20261125_100514_translation_memory',
  },
  {
    up: migration_20261125_100719_waitlist_and_refunds.up,
    down: migration_20261125_100719_waitlist_and_refunds.down,
    name: '20261125_100719_waitlist_and_refunds',
  },
  {
    up: migration_20261125_100800_one_wait_for_a_visit.up,
    down: migration_20261125_100800_one_wait_for_a_visit.down,
    name: '20261125_100800_one_wait_for_a_visit',
  },
  {
    up: migration_20261125_111108_media_library.up,
    down: migration_20261125_111108_media_library.down,
    name: '20261125_111108_media_library',
  },
  {
    up: migration_20261125_111500_media_library_search.up,
    down: migration_20261125_111500_media_library_search.down,
    name: '20261125_111500_media_library_search',
  },
  {
    up: migration_20261125_111501_upload_leftovers.up,
    down: migration_20261125_111501_upload_leftovers.down,
    name: '20261125_111501_upload_leftovers',
  },
  {
    up: migration_20261125_121606_delivery_notices.up,
    down: migration_20261125_121606_delivery_notices.down,
    name: '20261125_121606_delivery_notices',
  },
  {
    up: migration_20261125_121948_review.up,
    down: migration_20261125_121948_review.down,
    name: '20261125_121948_review',
  },
  {
    up: migration_20261125_122332_preview_links.up,
    down: migration_20261125_122332_preview_links.down,
    name: '20261125_122332_preview_links',
  },
  {
    up: migration_20261125_123215_releases.up,
    down: migration_20261125_123215_releases.down,
    name: '20261125_123215_releases',
  },
  {
    up: migration_20261125_124500_publications.up,
    down: migration_20261125_124500_publications.down,
    name: '20261125_124500_publications',
  },
  {
    up: migration_20261125_130000_plans_once.up,
    down: migration_20261125_130000_plans_once.down,
    name: '20261125_130000_plans_once',
  },
  {
    up: migration_20261125_215031_link_report.up,
    down: migration_20261125_215031_link_report.down,
    name: '20261125_215031_link_report',
  },
  {
    up: migration_20261126_080649_several_authors.up,
    down: migration_20261126_080649_several_authors.down,
    name: '20261126_080649_several_authors',
  },
  {
    up: migration_20261127_152344_outside_reason.up,
    down: migration_20261127_152344_outside_reason.down,
    name: '20261127_152344_outside_reason',
  },
  {
    up: migration_20261127_160000_phones.up,
    down: migration_20261127_160000_phones.down,
    name: '20261127_160000_phones',
  },
  {
    up: migration_20261128_130809_slot_step.up,
    down: migration_20261128_130809_slot_step.down,
    name: '20261128_130809_slot_step',
  },
  {
    up: migration_20261128_134213_unstated_warranty.up,
    down: migration_20261128_134213_unstated_warranty.down,
    name: '20261128_134213_unstated_warranty',
  },
  {
    up: migration_20261128_135000_names_without_letters.up,
    down: migration_20261128_135000_names_without_letters.down,
    name: '20261128_135000_names_without_letters',
  },
  {
    up: migration_20261128_160503_unstated_facts.up,
    down: migration_20261128_160503_unstated_facts.down,
    name: '20261128_160503_unstated_facts',
  },
  {
    up: migration_20261128_161115_enquiry_answers.up,
    down: migration_20261128_161115_enquiry_answers.down,
    name: '20261128_161115_enquiry_answers',
  },
  {
    up: migration_20261128_161123_return_status_index.up,
    down: migration_20261128_161123_return_status_index.down,
    name: '20261128_161123_return_status_index',
  },
  {
    up: migration_20261128_211447_branch_pictures.up,
    down: migration_20261128_211447_branch_pictures.down,
    name: '20261128_211447_branch_pictures',
  },
  {
    up: migration_20261129_033730_delivery_days.up,
    down: migration_20261129_033730_delivery_days.down,
    name: '20261129_033730_delivery_days',
  },
  {
    up: migration_20261129_082121_delivery_in_days.up,
    down: migration_20261129_082121_delivery_in_days.down,
    name: '20261129_082121_delivery_in_days',
  },
  {
    up: migration_20261129_145848_unclaimed_facts.up,
    down: migration_20261129_145848_unclaimed_facts.down,
    name: '20261129_145848_unclaimed_facts',
  },
  {
    up: migration_20261130_045720_branch_seasons.up,
    down: migration_20261130_045720_branch_seasons.down,
    name: '20261130_045720_branch_seasons',
  },
  {
    up: migration_20261130_051500_waiting_texts.up,
    down: migration_20261130_051500_waiting_texts.down,
    name: '20261130_051500_waiting_texts',
  },
  {
    up: migration_20261130_052213_trial_days.up,
    down: migration_20261130_052213_trial_days.down,
    name: '20261130_052213_trial_days',
  },
  {
    up: migration_20261130_090036_declined_texts.up,
    down: migration_20261130_090036_declined_texts.down,
    name: '20261130_090036_declined_texts',
  },
  {
    up: migration_20261130_090208_site_brand.up,
    down: migration_20261130_090208_site_brand.down,
    name: '20261130_090208_site_brand',
  },
  {
    up: migration_20261130_092643_own_shop.up,
    down: migration_20261130_092643_own_shop.down,
    name: '20261130_092643_own_shop',
  },
  {
    up: migration_20261130_180121_translation_counts.up,
    down: migration_20261130_180121_translation_counts.down,
    name: '20261130_180121_translation_counts',
  },
  {
    up: migration_20261130_181531_clinic_roles.up,
    down: migration_20261130_181531_clinic_roles.down,
    name: '20261130_181531_clinic_roles',
  },
  {
    up: migration_20261130_185535_stock_movements.up,
    down: migration_20261130_185535_stock_movements.down,
    name: '20261130_185535_stock_movements',
  },
  {
    up: migration_20261130_222335_stock_levels.up,
    down: migration_20261130_222335_stock_levels.down,
    name: '20261130_222335_stock_levels',
  },
  {
    up: migration_20261201_032724_stock_places.up,
    down: migration_20261201_032724_stock_places.down,
    name: '20261201_032724_stock_places'
  },
];

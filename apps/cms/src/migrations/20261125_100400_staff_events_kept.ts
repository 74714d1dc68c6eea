import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What belongs to an account goes with it; what was done to accounts stays: nobody changes or deletes a row of it, not
 * even this program.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table staff_second_factors add constraint staff_second_factors_staff_fk
      foreign key (staff_id) references staff (id) on delete cascade;
    alter table staff_recovery_codes add constraint staff_recovery_codes_staff_fk
      foreign key (staff_id) references staff_second_factors (staff_id) on delete cascade;
    alter table staff_session_marks add constraint staff_session_marks_staff_fk
      foreign key (staff_id) references staff (id) on delete cascade;
    create function refuse_change_of_staff_events() returns trigger language plpgsql as $$
      begin raise exception 'rows of staff_events are kept as they were written'; end
    $$;
    create trigger staff_events_kept before update or delete or truncate on staff_events
      for each statement execute function refuse_change_of_staff_events();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger staff_events_kept on staff_events;
    drop function refuse_change_of_staff_events;
    alter table staff_session_marks drop constraint staff_session_marks_staff_fk;
    alter table staff_recovery_codes drop constraint staff_recovery_codes_staff_fk;
    alter table staff_second_factors drop constraint staff_second_factors_staff_fk;
  `)
}

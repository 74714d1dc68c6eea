import * as migration_20261120_225034_initial from './20261120_225034_initial';

export const migrations = [
  {
    up: migration_20261120_225034_initial.up,
    down: migration_20261120_225034_initial.down,
    name: '20261120_225034_initial'
  },
];

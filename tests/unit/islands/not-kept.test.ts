import { expect, test } from 'vitest'
import { NOT_KEPT } from '../../../src/islands/names/not-kept.ts'

test('each reason why names are not kept has its sentence, with the number that is allowed', () => {
  expect(NOT_KEPT).toEqual({
    full: expect.stringMatching(/^This browser has no room left for this site: nothing was changed\./),
    forbidden: 'This browser does not let the site keep anything: nothing was changed.',
    'too many': 'At most 2000 addresses can have names or notes: nothing was changed.',
    'too many watched': 'At most 100 addresses can be watched: nothing was changed.',
  })
})

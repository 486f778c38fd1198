import { icons as tabler } from '@iconify-json/tabler'
import { expect, test } from 'vitest'
import { icons } from '../../../src/ui/base/icons.ts'

test.each([...icons])('the icon %s consists of paths only, which is all that a page keeps', name => {
  const body = tabler.icons[name]?.body ?? ''
  expect(body).toContain('<path ')
  expect(body.match(/<(?!\/?(?:g|path)\b)[^>]*>/g)).toBeNull()
})

import './exact/exact.ts'
import './offline/keep-pages.ts'
import { keepPlace } from '../stores/kept-place.ts'
import { restorePlace } from './place.ts'

addEventListener('pagehide', keepPlace)
void restorePlace()

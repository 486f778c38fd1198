import './exact/exact.ts'
import './offline/keep-pages.ts'

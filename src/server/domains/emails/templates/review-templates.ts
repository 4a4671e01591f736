export * from './course-templates.ts';
export * from './discussion-templates.ts';
export * from './editor-review-templates.ts';
export * from './editor-templates.ts';
export * from './invitation-templates.ts';
export * from './reviewer-templates.ts';

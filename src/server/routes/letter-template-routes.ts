import { letterTemplates } from '../../contracts/letter-templates.ts';
import {
  changeTemplate,
  listTemplates,
  previewTemplate,
  readTemplate,
  resetTemplate,
  sendTestLetter,
} from '../domains/letters/index.ts';
import { route } from '../http/route.ts';

export const letterTemplateRoutes = [
  route(letterTemplates.list, (ctx) => listTemplates(ctx)),
  route(letterTemplates.read, (ctx, { params }) => readTemplate(ctx, params.name)),
  route(letterTemplates.preview, async (ctx, { params, body }) => previewTemplate(ctx, params.name, body)),
  route(letterTemplates.test, (ctx, { params, body }) => sendTestLetter(ctx, params.name, body)),
  route(letterTemplates.publish, (ctx, { params, body }) => changeTemplate(ctx, params.name, body)),
  route(letterTemplates.reset, (ctx, { params, body }) => resetTemplate(ctx, params.name, body.version)),
];

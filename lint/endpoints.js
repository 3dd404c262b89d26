import { createSelectorRule } from './create-selector-rule.js';

const byHand = /^\/api(\/|$)/;
/** A path with a dot is a file. */
const routeOfCall = /^\/[^.]*$/;
const routeMethod = /^(all|delete|get|head|patch|post|put)$/;

/** Restricts where endpoints are declared and how the client handles their errors. */
export default {
  meta: { name: 'calls' },
  rules: {
    'named-once': createSelectorRule(
      'API paths are defined in shared/contracts only: use the endpoint, or buildEndpointPath(endpoint).',
      `Literal[value=${byHand}]`,
      `TemplateElement[value.raw=${byHand}]`,
      `CallExpression[callee.object.name='router'][callee.property.name=${routeMethod}] > Literal.arguments:first-child[value=${routeOfCall}]`,
    ),
    'by-code': createSelectorRule(
      'The client acts on an error’s code: only lib/http reads statuses and messages.',
      `BinaryExpression[left.property.name='status'][right.raw=/^\\d+$/]`,
      `BinaryExpression[left.property.name='message'][operator=/^[=!]/]`,
      `CallExpression[callee.property.name=/^(includes|startsWith|endsWith|match)$/][callee.object.name='message']`,
      `CallExpression[callee.property.name=/^(includes|startsWith|endsWith|match)$/][callee.object.property.name='message']`,
    ),
  },
};

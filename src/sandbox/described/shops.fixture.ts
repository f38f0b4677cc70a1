/** The same shop in Swagger 2.0, as older descriptions are written. */
export const SHOP_2 = `
swagger: '2.0'
info: { title: Shop, version: '1' }
host: shop.example.com
basePath: /v2
schemes: [https]
consumes: [application/json]
produces: [application/json, application/xml]
securityDefinitions: { api_key: { type: apiKey, in: header, name: api_key } }
paths:
  /article:
    post:
      operationId: addArticle
      parameters: [{ in: body, name: body, required: true, schema: { $ref: '#/definitions/Article' } }]
      responses: { '405': { description: invalid } }
    put:
      operationId: updateArticle
      parameters: [{ in: body, name: body, required: true, schema: { $ref: '#/definitions/Article' } }]
      responses: { '400': { description: invalid }, '404': { description: none } }
  /article/findByStatus:
    get:
      operationId: findArticles
      parameters: [{ name: status, in: query, required: true, type: array, items: { type: string, enum: [new, old] }, collectionFormat: multi }]
      responses: { '200': { description: ok, schema: { type: array, items: { $ref: '#/definitions/Article' } } } }
  /article/{articleId}:
    parameters: [{ name: articleId, in: path, required: true, type: integer, format: int64 }]
    get:
      operationId: getArticle
      security: [{ api_key: [] }]
      responses: { '200': { description: ok, schema: { $ref: '#/definitions/Article' } }, '404': { description: none } }
    post:
      operationId: renameArticle
      consumes: [application/x-www-form-urlencoded]
      parameters: [{ name: name, in: formData, type: string }, { name: count, in: formData, type: integer }]
      responses: { '200': { description: ok } }
    delete: { operationId: deleteArticle, responses: { '400': { description: invalid } } }
definitions:
  Article:
    type: object
    required: [name, photos]
    properties:
      id: { type: integer, format: int64 }
      name: { type: string, example: Lampe }
      photos: { type: array, items: { type: string } }
      status: { type: string, enum: [new, old] }
`;

/** Lists inside an object, names of records as UUIDs, OpenAPI 3.0. */
export const SHOP_3 = `
openapi: 3.0.3
info: { title: Shop, version: '1' }
servers: [{ url: '/api/{version}', variables: { version: { default: v3 } } }]
paths:
  /customers:
    get:
      operationId: listCustomers
      responses:
        '200':
          description: ok
          content:
            application/json:
              schema: { type: object, properties: { items: { type: array, items: { $ref: '#/components/schemas/Customer' } }, next: { type: string, nullable: true } } }
              example: { items: [{ id: 123e4567-e89b-12d3-a456-426614174000, name: Ada, note: null }], next: null }
    post:
      operationId: addCustomer
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Customer' } }, application/x-www-form-urlencoded: { schema: { $ref: '#/components/schemas/Customer' } } } }
      responses: { '201': { description: ok, content: { application/json: { schema: { type: object, required: [created], properties: { created: { type: boolean } } } } } } }
  /customers/{id}:
    get:
      operationId: getCustomer
      parameters: [{ name: id, in: path, required: true, schema: { type: string, format: uuid } }]
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Customer' } } } } }
  /customers/{id}/orders/{order}:
    get:
      operationId: getOrder
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }, { name: order, in: path, required: true, schema: { type: integer } }]
      responses: { 2XX: { description: ok, headers: { X-Total: { schema: { type: integer }, example: 3 } }, content: { application/xml: { schema: { type: object }, example: <order/> } } } }
  /export:
    get: { operationId: export, responses: { default: { description: ok, content: { image/png: { schema: { type: string, format: binary } } } } } }
components:
  schemas:
    Customer:
      type: object
      required: [id, name]
      properties: { id: { type: string, format: uuid, readOnly: true }, name: { type: string }, note: { type: string, nullable: true } }
`;
